const SIGN_IN =
  /\/(?:log-?in|sign-?in|sign-?up|register|auth|oauth2?|sso|account\/login|wp-login\.php|connexion|anmelden|einloggen|accedi|iniciar-sesion|entrar)(?:[/.]|$)/i;

/** Whether an address looks like one where people sign in. */
export const isSignInAddress = (url: string): boolean => SIGN_IN.test(URL.parse(url)?.pathname ?? '');
