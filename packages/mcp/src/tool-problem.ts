/** An expected failure of a tool, with a text for the model: what was wrong, and what is accepted. */
export class ToolProblem extends Error {
  override name = 'ToolProblem';
}
