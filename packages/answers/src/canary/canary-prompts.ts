/**
 * Neutral questions that every run asks each engine once: a change in these answers comes from the engine,
 * not from the market. Ten questions to four engines are the 40 calls that the canary may make. Ids are
 * stored with the samples: a changed question gets a new id.
 */
export const canaryPrompts: readonly { id: string; text: string }[] = [
  { id: 'canary-building', text: 'What is the tallest building in the world?' },
  { id: 'canary-stain', text: 'How do I get a red wine stain out of cotton?' },
  { id: 'canary-euro', text: 'Which countries use the euro?' },
  { id: 'canary-egg', text: 'How long does it take to boil an egg?' },
  { id: 'canary-louvre', text: 'When is the Louvre in Paris open?' },
  { id: 'canary-heat-pump', text: 'How does a heat pump work?' },
  { id: 'canary-python', text: 'What is the latest stable version of Python?' },
  { id: 'canary-heathrow', text: 'How do I get from Heathrow airport to central London?' },
  { id: 'canary-vitamin', text: 'What are the signs of a vitamin D deficiency?' },
  { id: 'canary-bicycle', text: 'How do I change the inner tube of a bicycle?' },
];
