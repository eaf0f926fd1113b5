/** An expected failure of a tool, in words for the model that called it: what was wrong, and what is taken instead. */
export class ToolProblem extends Error {
  override name = 'ToolProblem';
}
