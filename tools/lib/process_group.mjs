import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The highest there is. */
const WEIGHT = { version1: '262144', version2: '10000' };

/** Short, so that a slowed thread is slow all the time instead of standing still now and then. */
const PERIOD_US = 4000;

/**
 * A control group of processes that go before all others on this machine, so that what else runs here is not
 * measured, and that can be slowed down together.
 * @typedef {object} ProcessGroup
 * @property {(program: string) => string} wrap gives a program that is the given one, run in this group
 * @property {(share: number) => void} slow from now on this share of every core is left to the group, 1 for all of it
 * @property {() => Promise<void>} close to be called when its processes have ended
 */

/**
 * Makes a group, or says why that is not possible here.
 * @returns {{ group: ProcessGroup } | { refusal: string }}
 */
export function openProcessGroup() {
  const name = `forethought-bench-${process.pid}`;
  const reasons = [];
  for (const open of [openVersion1, openVersion2]) {
    try {
      return { group: makeGroup(open(name)) };
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { refusal: reasons.join('; ') };
}

/**
 * @typedef {object} Controls
 * @property {string} folder
 * @property {() => void} goFirst
 * @property {(quotaUs: number) => void} limit
 */

/**
 * @param {string} name
 * @returns {Controls}
 */
function openVersion1(name) {
  const mount = mountOf('cgroup', 'cpu');
  const own = /^\d+:(?:[^:]*,)?cpu(?:,[^:]*)?:(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1];
  if (mount === null || own === undefined) throw new Error('no cgroup v1 with a cpu controller');
  const folder = join(mount, own, name);
  mkdirSync(folder);
  return {
    folder,
    goFirst: () => writeFileSync(join(folder, 'cpu.shares'), WEIGHT.version1),
    limit(quotaUs) {
      writeFileSync(join(folder, 'cpu.cfs_period_us'), String(PERIOD_US));
      writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quotaUs));
    },
  };
}

/**
 * @param {string} name
 * @returns {Controls}
 */
function openVersion2(name) {
  const mount = mountOf('cgroup2', '');
  const own = /^0::(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1];
  if (mount === null || own === undefined) throw new Error('no cgroup v2');
  const parent = join(mount, own);
  const folder = join(parent, name);
  mkdirSync(folder);
  if (!existsSync(join(folder, 'cpu.max'))) {
    try {
      writeFileSync(join(parent, 'cgroup.subtree_control'), '+cpu');
    } catch {
      rmdirSync(folder);
      throw new Error('cgroup v2 hands out no cpu controller');
    }
  }
  return {
    folder,
    goFirst: () => writeFileSync(join(folder, 'cpu.weight'), WEIGHT.version2),
    limit: (quotaUs) => writeFileSync(join(folder, 'cpu.max'), `${quotaUs} ${PERIOD_US}`),
  };
}

/**
 * Where a kind of control groups is mounted.
 * @param {string} type
 * @param {string} option that the mount must have, or the empty string
 */
function mountOf(type, option) {
  for (const line of readFileSync('/proc/self/mounts', 'utf8').split('\n')) {
    const [, folder = '', kind, options = ''] = line.split(' ');
    if (kind === type && (option === '' || options.split(',').includes(option))) return folder;
  }
  return null;
}

/**
 * @param {Controls} controls
 * @returns {ProcessGroup}
 */
function makeGroup({ folder, goFirst, limit }) {
  try {
    goFirst();
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  const scripts = mkdtempSync(join(tmpdir(), 'forethought-bench-'));
  return {
    wrap(program) {
      const script = join(scripts, 'in_group');
      // A process belongs to its parent's group: what enters first takes all the others along.
      const lines = ['#!/bin/sh', `echo $$ > '${folder}/cgroup.procs'`, `exec '${program}' "$@"`, ''];
      writeFileSync(script, lines.join('\n'), { mode: 0o755 });
      return script;
    },
    slow: (share) => limit(Math.max(1000, Math.round(share * availableParallelism() * PERIOD_US))),
    async close() {
      rmSync(scripts, { recursive: true });
      await removeWhenEmpty(folder);
    },
  };
}

/**
 * A group can be removed once its last process is gone, which a browser's helpers take a moment for.
 * @param {string} folder
 */
async function removeWhenEmpty(folder) {
  const deadline = performance.now() + 5000;
  while (existsSync(folder)) {
    try {
      rmdirSync(folder);
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(50);
    }
  }
}
