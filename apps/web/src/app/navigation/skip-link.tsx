/** The first stop of the Tab key. It skips the navigation. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="print:hidden fixed top-3 left-3 z-50 -translate-y-[200%] rounded-full bg-accent px-5 py-3 font-semibold text-accent-ink transition-transform focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
