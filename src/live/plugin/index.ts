import {realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ownStyleSheet} from '../../lib/ownStyleSheet';
import {bundleSample} from './bundleSample';

/** Everything that loads when a reader runs a sample. */
const RUN_FOLDER = path.join(__dirname, '../run');

/** Most pages are read without running anything. */
const STYLES = ownStyleSheet('live', /src[\\/](live[\\/]run|components[\\/](RequestLog|QueryCacheView))[\\/]/);

/** One file for everything but the sample: it compresses better than two, by half a KiB. */
const SCRIPT = {
  name: 'live-script',
  type: /^javascript/,
  test: /\.[jt]sx?$/,
  chunks: /^live-run$/,
  enforce: true,
  priority: 60,
} as const;

/** Docusaurus plugin: makes each `*.live.tsx` of the 2.x samples a chunk that the page loads when a reader runs it. */
export default function livePlugin({siteDir}: LoadContext): Plugin {
  // The bundler resolves links, and a copy of the site links to the samples.
  const project = realpathSync(path.join(siteDir, 'samples/v2'));
  const options = {bundleSample: (file: string) => bundleSample(file, project)};
  return {
    name: 'live-samples',
    configureWebpack(_, isServer) {
      // Nothing runs while pages are rendered, so the server doesn't need samples.
      if (isServer) return {resolve: {alias: {[RUN_FOLDER]: false}}};
      const loader = path.join(siteDir, 'src/live/plugin/loader.js');
      return {
        module: {rules: [{test: /\.live\.tsx$/, include: project, enforce: 'pre', use: [{loader, options}]}]},
        ...(process.env.NODE_ENV === 'production' && {
          optimization: {splitChunks: {cacheGroups: {liveStyles: STYLES, liveScript: SCRIPT}}},
        }),
      };
    },
  };
}
