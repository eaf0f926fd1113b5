let adopted = false;

/**
 * Has our faces used from here on, where they came too late for the first paint (`optional` in styles/fonts.css).
 * Called when a new page is drawn anyway: no line that is being read breaks elsewhere.
 */
export function adoptFaces(): void {
  if (adopted) return;
  adopted = true;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules)
    if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional')
      rule.style.setProperty('font-display', 'swap');
}
