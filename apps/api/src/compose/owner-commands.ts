import { promoteByEmail } from '../accounts/first-admin.ts';
import { writeBackupFile } from '../backup/backup-file.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Command } from '../infra/control/serve-control.ts';
import { installationSecret } from './installation-secret.ts';

/** The commands that the owner of this machine can send to the running service. */
export const ownerCommands = (database: Database, config: Config): Record<string, Command> => ({
  backup: async (file) => {
    const secret = config.JWT_SECRET ? null : installationSecret(config.DATA_DIR);
    const rows = await writeBackupFile(database, file, { secret, now: new Date() });
    return `${rows} rows written to ${file}`;
  },
  promote: (email) => promoteByEmail(database.db, email, new Date()),
});
