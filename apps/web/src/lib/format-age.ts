const units = [
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3600 },
  { name: 'minute', seconds: 60 },
] as const;

/** How long ago something was: "just now", "3 hours ago". */
export function formatAge(isoTime: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(isoTime)) / 1000);
  const unit = units.find((candidate) => seconds >= candidate.seconds);
  if (!unit) return 'just now';
  return new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(
    -Math.floor(seconds / unit.seconds),
    unit.name,
  );
}
