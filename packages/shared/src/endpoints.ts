import { accountEndpoints } from './accounts/endpoints.ts';
import {
  analyzeUrl,
  analyzeUrlByQuery,
  claimAnalyses,
  getAnalysis,
  listAnalyses,
  sendAnalysisEmail,
} from './analysis/endpoints.ts';
import { answerEndpoints } from './answers/endpoints.ts';
import { brandingEndpoints } from './branding/endpoints.ts';
import { comparePages } from './compare/endpoints.ts';
import { contentEndpoints } from './content/endpoints.ts';
import { llmsTxtV1Endpoints } from './content/llmstxt-v1.ts';
import type { EndpointShape } from './contract/endpoint.ts';
import { getHealth, getReady } from './health/endpoints.ts';
import { hostingEndpoints } from './hosting/endpoints.ts';
import { sendIntake } from './intake/endpoints.ts';
import { keyEndpoints } from './keys/endpoints.ts';
import { logEndpoints } from './logs/endpoints.ts';
import { mailEndpoints } from './mail/endpoints.ts';
import { reportEndpoints } from './reports/endpoints.ts';
import { siteEndpoints } from './sites/endpoints.ts';
import { trialEndpoints } from './trials/endpoints.ts';
import { userEndpoints } from './users/endpoints.ts';
import { webhookEndpoints } from './webhooks/endpoints.ts';

/** Every call of the API. The server refuses to start when one of them has no handler. */
export const endpoints: readonly EndpointShape[] = [
  getHealth,
  getReady,
  analyzeUrl,
  analyzeUrlByQuery,
  listAnalyses,
  getAnalysis,
  claimAnalyses,
  sendAnalysisEmail,
  comparePages,
  ...accountEndpoints,
  ...userEndpoints,
  ...trialEndpoints,
  sendIntake,
  ...mailEndpoints,
  ...contentEndpoints,
  ...llmsTxtV1Endpoints,
  ...siteEndpoints,
  ...reportEndpoints,
  ...hostingEndpoints,
  ...keyEndpoints,
  ...brandingEndpoints,
  ...webhookEndpoints,
  ...answerEndpoints,
  ...logEndpoints,
];
