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
 * Rspack then compiles the target of an `import()` when the browser requests it. A middleware of Rspack handles these
 * requests. Docusaurus does not add it to its server, so this plugin does. It can be the last one, because these are the
 * only `POST` requests.
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
        // Docusaurus puts all styles into one file, which the page loads once. The styles of a component that compiles
        // later have to come with the component.
        optimization: {splitChunks: {cacheGroups: {styles: false}}},
        // The middleware adds a plugin to the compiler, so it has to exist before the first compilation.
        plugins: [{apply: (compiler: Compiler) => (middleware = lazyCompilationMiddleware(compiler))}],
        module: {rules: [{test: registry, use: [join(__dirname, 'withoutWeakIds.js')]}]},
        devServer: {
          onListening: ({app}: DevelopmentServer) => app.use(middleware),
          // Only navigation gets the HTML of the app. If the client got it in place of a hot update that no longer exists,
          // it would never update again. With status 404, it reloads the page.
          historyApiFallback: {htmlAcceptHeaders: ['text/html']},
          // Each page would add a line that says "compiled successfully". Docusaurus prints mistakes itself.
          devMiddleware: {stats: 'none'},
        },
      };
      return settings;
    },
  };
}
