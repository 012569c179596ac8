/** How far something is; its words stand in a label beside it. */
export function ProgressBar({ id, percent }: { id: string; percent: number }) {
  return (
    <progress
      id={id}
      max={100}
      value={percent}
      className="rounded-pill [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary [&::-moz-progress-bar]:bg-primary bg-line h-2 w-full appearance-none overflow-hidden"
    />
  );
}
