import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';

type Middleware = (request: unknown, response: unknown, next: () => void) => void;

/** What the plugin uses of webpack-dev-server. */
interface DevelopmentServer {
  readonly app: {use(middleware: Middleware): void};
}

/** What Rspack exports and webpack does not. */
interface Rspack {
  lazyCompilationMiddleware(compiler: Compiler): Middleware;
}

/**
 * Docusaurus plugin: `npm start` compiles a page when it is opened, instead of all pages before it shows the first one.
 *
 * Rspack then compiles what `import()` names when the browser asks for it. The requests go to a middleware of Rspack, which
 * Docusaurus does not add to its server. They are the only `POST` requests, so the middleware can be the last one.
 */
export default function lazyCompilationPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-compilation',
    configureWebpack(_, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
      const registry = join(generatedFilesDir, 'registry.js');
      let middleware: Middleware;
      const settings: object = {
        lazyCompilation: {entries: false, imports: true},
        // The middleware adds a plugin to the compiler, so it has to exist before the first compilation.
        plugins: [{apply: (compiler: Compiler) => (middleware = lazyCompilationMiddleware(compiler))}],
        module: {rules: [{test: registry, use: [join(__dirname, 'withoutWeakIds.js')]}]},
        devServer: {
          onListening: ({app}: DevelopmentServer) => app.use(middleware),
        },
      };
      return settings;
    },
  };
}
