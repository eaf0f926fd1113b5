/** Fields of what a manual says of a piece of code. */
const FIELD =
  /^(?:authors?|since|version|see also|returns?|return type|parameters?|type parameters|throws|raises|yields|overrides|specified by|implements|all (?:implemented interfaces|superinterfaces|known \p{Ll}+ ?\p{Ll}*)|enclosing (?:class|interface)|direct known subclasses|functional interface|deprecated|api note|implementation note|type|default|required)\s*:?$/iu;
/** What a class is to the compiler: "public final class Anvil extends java.lang.Object". */
const DECLARED =
  /^(?:(?:public|protected|private|internal|abstract|final|static|sealed|non-sealed|partial|strictfp) )+(?:class|interface|enum|record|struct|trait|@interface) \w/u;
/** Where it stands: "Package com.acme.tools", "java.lang.Object com.acme.tools.Anvil". */
const PLACED =
  /^(?:(?:package|module|namespace|class|interface|enum) )?(?:[a-z]\w*\.)+\w+(?:,? (?:[a-z]\w*\.)+\w+)*$/iu;

/** Whether a line names a field of a reference: "See also:". */
export const isReferenceField = (line: string): boolean => FIELD.test(line);

/** Whether a line of a reference only says where a piece of code stands or what it is to the compiler. */
export const isReferenceLine = (line: string): boolean =>
  isReferenceField(line) || DECLARED.test(line) || PLACED.test(line);
