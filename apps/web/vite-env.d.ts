/// <reference types="vite/client" />

declare module 'virtual:api-reference' {
  export const callGroups: readonly import('@visible-ai/shared/reference/describe-calls').CallGroup[];
}
