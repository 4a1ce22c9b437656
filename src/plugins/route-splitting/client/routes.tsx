/** The routes of the main bundle, and of the shards that load later. splitRoutes.ts explains shards. */
import type {ReactNode} from 'react';
import type {RouteConfig} from 'react-router-config';
import Loadable from 'react-loadable';
import ComponentCreator from '@docusaurus/ComponentCreator';
import {Redirect, useLocation} from '@docusaurus/router';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import shards, {type MainRoute} from '@generated/route-splitting/shards';
import routesChunkNames from '@generated/routesChunkNames';
import Loading from '@theme/Loading';

/** Page routes by version name. */
const pageRoutes: Record<string, RouteConfig[]> = {};
const loading = new Map<string, Promise<void>>();

/** Creates a route like those in Docusaurus' `routes.js`. */
export function createRoute({hash, shard, routes, ...route}: MainRoute): RouteConfig {
  const children = routes?.map(createRoute);
  if (shard !== undefined && children) {
    pageRoutes[shard] = children;
    children.push(createPlaceholder(`${route.path}/*`, shard));
  }
  return {...route, component: ComponentCreator(route.path, hash ?? ''), ...(children && {routes: children})};
}

/** Matches all pages of a version until its shard is loaded, so that a reader who was offline can retry. */
function createPlaceholder(path: string, shard: string): RouteConfig {
  const component = Loadable({
    loading: Loading,
    loader: () => loadShard(shard).then(() => SameAddress),
    render: (Loaded) => <Loaded />,
  });
  return {path, component};
}

/** Makes the router match the current address again. */
function SameAddress(): ReactNode {
  return <Redirect to={useLocation()} />;
}

/** Adds the pages of a version to the routes. Later calls return the same promise, unless loading failed. */
export function loadShard(name: string): Promise<void> {
  const known = loading.get(name);
  if (known) return known;
  const added = addShard(name);
  loading.set(name, added);
  added.catch(() => loading.delete(name));
  return added;
}

async function addShard(name: string): Promise<void> {
  const shard = await shards.find((each) => each.name === name)?.load();
  const pages = pageRoutes[name];
  if (!shard || !pages) throw new Error(`The site has no pages for version ${name}.`);
  Object.assign(registry, shard.registry);
  Object.assign(routesChunkNames, shard.chunkNames);
  pages.splice(0, pages.length, ...shard.routes.map(createRoute));
  const docs = globalData['docusaurus-plugin-content-docs'] as Record<string, {versions: DocsVersion[]}>; // the docs plugin's format
  for (const {versions} of Object.values(docs)) {
    versions.find((version) => version.name === name)?.docs.push(...shard.docs);
  }
}

interface DocsVersion {
  readonly name: string;
  readonly docs: object[];
}
