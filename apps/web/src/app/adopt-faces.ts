let adopted = false;

/**
 * Switches to our fonts if they came too late for the first paint (`optional` in styles/fonts.css). Called
 * when a new page is drawn, so that no line breaks differently while somebody reads it.
 */
export function adoptFaces(): void {
  if (adopted) return;
  adopted = true;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules)
    if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional')
      rule.style.setProperty('font-display', 'swap');
}
