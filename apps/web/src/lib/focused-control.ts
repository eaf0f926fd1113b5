/**
 * The control to which the focus returns later: the one that has it or, in an open menu, the menu's button, because the
 * menu will be gone by then.
 */
export function focusedControl(): HTMLElement | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role=menu]');
  const control = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
  return control instanceof HTMLElement ? control : null;
}
