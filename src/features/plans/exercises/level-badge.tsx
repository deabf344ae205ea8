const looks: Readonly<Record<string, string>> = {
  beginner: 'bg-green text-on-green',
  intermediate: 'bg-gold text-on-gold',
};

/** Beginner green, intermediate yellow, anything else red. */
export function LevelBadge({ level, children }: { level: string; children: string }) {
  return (
    <span
      className={`badge inline-flex items-center rounded-full px-3 py-0.5 text-small font-semibold ${looks[level] ?? 'bg-red text-paper'}`}
    >
      {children}
    </span>
  );
}
