interface PackageRecord {
  version: string;
  integrity?: string;
  optional?: boolean;
}

export function isInstalled(
  locked: Readonly<Record<string, PackageRecord>>,
  installed: Readonly<Record<string, PackageRecord>>,
): boolean;
