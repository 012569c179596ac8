import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { PauseIcon, PlayIcon } from '../../ui/icons.tsx';
import { filmFile, type FilmKey } from './film-files.ts';
import { useWantsMotion } from './use-wants-motion.ts';

const frame = 'aspect-[8/5] h-auto w-full object-cover';

/**
 * A silent loop. Its first picture comes with the page; the film follows once the page works, unless motion is
 * unwanted or data is saved: then it waits for the button. Whoever it disturbs can stop it (WCAG 2.2.2).
 */
export function EventFilm({ film }: { film: FilmKey }) {
  const t = useTexts('content');
  const video = useRef<HTMLVideoElement>(null);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const isLoaded = useWantsMotion() || isAskedFor;
  const press = () => {
    if (!isLoaded) setIsAskedFor(true);
    else if (isPlaying) video.current?.pause();
    else video.current?.play().catch(() => setIsPlaying(false));
  };
  return (
    <div className="relative">
      {isLoaded ? (
        <video
          ref={video}
          poster={filmFile(film, 'webp')}
          width="960"
          height="600"
          className={frame}
          autoPlay
          muted
          loop
          playsInline
          aria-hidden="true"
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
        >
          <source src={filmFile(film, 'webm')} type="video/webm" />
          <source src={filmFile(film, 'mp4')} type="video/mp4" />
        </video>
      ) : (
        <img
          src={filmFile(film, 'webp')}
          alt=""
          width="960"
          height="600"
          fetchPriority="high"
          className={frame}
        />
      )}
      <button
        type="button"
        onClick={press}
        aria-label={t(isPlaying ? 'film_pause' : 'film_play')}
        className="bg-surface text-ink absolute end-3 bottom-3 grid size-11 place-items-center rounded-full shadow-raised"
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </button>
    </div>
  );
}
