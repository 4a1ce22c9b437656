// Loaded into a build with --import: when the build ends, writes its CPU time and peak memory.
import {writeFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    writeFileSync(
      process.env.USAGE_REPORT,
      JSON.stringify({cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, memoryMegabytes: Math.round(maxRSS / 1024)}),
    );
  });
}
