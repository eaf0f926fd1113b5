import type { ListedUser } from '@visible-ai/shared/users/endpoints';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Field } from '@/components/ui/field.tsx';
import { SortHeader } from '@/components/ui/sort-header.tsx';
import { Table } from '@/components/ui/table.tsx';
import { TextInput } from '@/components/ui/text-input.tsx';
import { UserRow, type UserRowProps } from './user-row.tsx';
import { arrangeUsers, type UserColumn, type UserOrder } from './user-table-order.ts';

const ROWS_AT_FIRST = 50;
const columns: { column: UserColumn; label: string }[] = [
  { column: 'user', label: 'User' },
  { column: 'roles', label: 'Roles' },
  { column: 'subscription', label: 'Subscription' },
  { column: 'joined', label: 'Joined' },
];

const foldedWhenNarrow = [
  '@min-[58rem]:min-w-170 @max-[58rem]:block @max-[58rem]:[&_tbody]:block @max-[58rem]:[&_thead]:block',
  '@max-[58rem]:[&_td]:p-0! @max-[58rem]:[&_tbody_th]:p-0! @max-[58rem]:[&_thead_th]:pr-0!',
].join(' ');

interface UserTableProps {
  users: readonly ListedUser[];
  /** The number of all users; `users` may be only the newest of them. */
  total: number;
  /** Loads all users. */
  onWhole: () => void;
  selfId: string;
  processingId: string | null;
  onAsk: (user: ListedUser, kind: Parameters<UserRowProps['onAsk']>[0]) => void;
}

function NobodyFound({ search, onClear }: { search: string; onClear: () => void }) {
  if (!search) return <EmptyState title="No users found" />;
  return (
    <EmptyState
      title="No users found"
      description={`Nobody matches "${search}".`}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear search
        </Button>
      }
    />
  );
}

function Columns({ order, onOrder }: { order: UserOrder; onOrder: (order: UserOrder) => void }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a folded table loses its native roles
    <thead role="rowgroup">
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tr role="row" className="@max-[58rem]:flex @max-[58rem]:flex-wrap @max-[58rem]:gap-x-4">
        {columns.map(({ column, label }) => (
          <SortHeader
            key={column}
            direction={order.column === column ? order.direction : null}
            onSort={(direction) => onOrder({ column, direction })}
          >
            {label}
          </SortHeader>
        ))}
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <th scope="col" role="columnheader" className="@max-[58rem]:sr-only">
          Actions
        </th>
      </tr>
    </thead>
  );
}

/** All accounts, with search and sorting. */
export function UserTable({ users, total, onWhole, selfId, processingId, onAsk }: UserTableProps) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<UserOrder>({ column: 'joined', direction: 'descending' });
  const [shown, setShown] = useState(ROWS_AT_FIRST);
  const found = arrangeUsers(users, search, order);
  const all = search ? found.length : total;
  const searchFor = (text: string) => {
    setSearch(text);
    onWhole();
    setShown(ROWS_AT_FIRST);
  };
  const orderBy = (next: UserOrder) => {
    setOrder(next);
    onWhole();
  };
  const showMore = () => {
    setShown(shown + ROWS_AT_FIRST);
    if (shown + ROWS_AT_FIRST > users.length) onWhole();
  };
  return (
    <div className="grid gap-6">
      <Field label="Search users" className="max-w-sm">
        <TextInput
          type="search"
          placeholder="Name, address, role or plan"
          value={search}
          onChange={(event) => searchFor(event.target.value)}
        />
      </Field>
      <p role="status" className="sr-only">
        {search ? `${found.length} of ${users.length} users` : ''}
      </p>
      {found.length === 0 ? (
        <NobodyFound search={search} onClear={() => setSearch('')} />
      ) : (
        <div className="@container">
          <Table caption={`All Users (${total})`} className={foldedWhenNarrow}>
            <Columns order={order} onOrder={orderBy} />
            {/* biome-ignore lint/a11y/noRedundantRoles: a folded table loses its native roles */}
            <tbody role="rowgroup">
              {found.slice(0, shown).map((user) => (
                <UserRow
                  key={user.id}
                  user={user}
                  isSelf={user.user_id === selfId}
                  processing={processingId === user.id}
                  onAsk={(kind) => onAsk(user, kind)}
                />
              ))}
            </tbody>
          </Table>
        </div>
      )}
      {all > shown && (
        <Button variant="secondary" size="small" className="justify-self-start" onClick={showMore}>
          Show {Math.min(ROWS_AT_FIRST, all - shown)} more of {all}
        </Button>
      )}
    </div>
  );
}
