export type { Answer, AnswerEngine, FoundSource, Place, Question } from './answer-engine.ts';
