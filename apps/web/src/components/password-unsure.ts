/** What is said when the answer to a change of the password was lost. */
export const PASSWORD_UNSURE =
  'No answer came, so your password may be changed or not. Please try again to find out.';
