import { useRef, useState, useSyncExternalStore } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { pathIcon } from '@nolo/ui/icons.tsx';
import { filmFile, type FilmKey } from './film-files.ts';

const PauseIcon = pathIcon('M9 6v12M15 6v12');
const PlayIcon = pathIcon('M8 5.5v13l10.5-6.5L8 5.5Z');

const frame = { width: 960, height: 600, className: 'aspect-[8/5] h-auto w-full object-cover' };

/**
 * A silent loop. Its first picture comes with the page; the film follows once the page works, unless motion is
 * unwanted or data is saved: then it waits for the button. Whoever it disturbs can stop it (WCAG 2.2.2).
 */
export function EventFilm({ film }: { film: FilmKey }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const isLoaded = useWantsMotion() || isAskedFor;
  // Taken away while it plays, it says nothing any more: motion is unwanted from now on.
  if (!isLoaded && isPlaying) setIsPlaying(false);
  const press = () => {
    if (!isLoaded) setIsAskedFor(true);
    else if (isPlaying) video.current?.pause();
    else video.current?.play().catch(() => setIsPlaying(false));
  };
  const first = filmFile(film, 'webp');
  const playing = { onPlay: () => setIsPlaying(true), onPause: () => setIsPlaying(false) };
  return (
    <div className="relative">
      {isLoaded ? (
        <video ref={video} poster={first} autoPlay muted loop playsInline aria-hidden {...frame} {...playing}>
          <source src={filmFile(film, 'webm')} type="video/webm" />
          <source src={filmFile(film, 'mp4')} type="video/mp4" />
        </video>
      ) : (
        <img src={first} alt="" fetchPriority="high" {...frame} />
      )}
      <FilmButton isPlaying={isPlaying} onClick={press} />
    </div>
  );
}

function FilmButton({ isPlaying, onClick }: { isPlaying: boolean; onClick: () => void }) {
  const t = useTexts('content');
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={t(isPlaying ? 'film_pause' : 'film_play')}
      className="bg-surface text-ink shadow-raised absolute end-3 bottom-3 grid size-11 place-items-center rounded-full"
    >
      {isPlaying ? <PauseIcon /> : <PlayIcon />}
    </button>
  );
}

/** What some browsers say about the connection; others say nothing. */
type Device = Navigator & { connection?: { saveData?: boolean } };

const unwanted = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

function subscribe(changed: () => void): () => void {
  const list = matchMedia(unwanted);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

const savesData = ({ connection }: Device) => connection?.saveData === true;

/** Whether a film may be loaded and start by itself; false until the page works. */
function useWantsMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(unwanted).matches && !savesData(navigator),
    () => false,
  );
}
