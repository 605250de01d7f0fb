import type { Build, CurrentBuild } from './build';

/** The build of the moment for what cannot wait for it: that of the last look. To ask begins the next look. */
export async function followLatest(currentBuild: CurrentBuild): Promise<() => Build> {
  let latest = await currentBuild();
  return () => {
    void currentBuild().then((build) => {
      latest = build;
    });
    return latest;
  };
}
