import { defineConfig } from 'vitest/config';
import { testConfig } from './tests/run/vitestProjects.ts';

/** Apart from `vite.config.ts`: what builds the app, with all translations, would be read by each run of tests. */
export default defineConfig({ test: testConfig });
