import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../../src/remark/samples/readSample';
import {checkCodeBlocks} from './checkCodeBlocks';
import {checkCommands} from './checkCommands';
import {readGeneratedFiles} from './findLineRange';
import {listCliCommands} from './listCliCommands';
import {readBlocks} from './readBlocks';
import {readPages} from './readPages';
import type {RealCli} from './realCli';
import {buildSampleIndex} from './sampleIndex';

/** Result of the check, as text to print. */
export interface BuildResult {
  problems: string[];
  report: string;
}

/**
 * Checks on the built pages that every code block is a sample and every CLI command is valid.
 *
 * @param siteDir Absolute folder of the site.
 * @param buildDir Absolute folder of the build.
 */
export async function checkBuild(siteDir: string, buildDir: string, cli: RealCli): Promise<BuildResult> {
  const htmlPaths = listFiles(buildDir).filter((file) => file.endsWith('.html'));
  if (!existsSync(buildDir) || htmlPaths.length === 0) {
    return {problems: [`There are no pages in ${buildDir}. Run "npm run build" first.`], report: ''};
  }
  const blocks = htmlPaths.flatMap((file) => readBlocks(readFileSync(path.join(buildDir, file), 'utf8'), file));
  const pages = readPages(siteDir);
  const samples = buildSampleIndex(siteDir, pages);
  const code = checkCodeBlocks(blocks, samples.index, readGeneratedFiles(siteDir), pages);
  const commands = await checkCommands(listCliCommands(blocks), cli);
  const lines = code.counts.map(
    (count) =>
      `${count.label}: ${count.blocks} blocks, ${count.compiled} compiled, ${count.run} run, ${count.recorded} recorded; ` +
      `${count.callingRun} of ${count.calling} that call the client are run`,
  );
  const commandLine = `Commands: ${commands.parsed} parsed, ${commands.executed} executed`;
  return {
    problems: [...samples.problems, ...code.problems, ...commands.problems],
    report: [...lines, commandLine].join('\n'),
  };
}
