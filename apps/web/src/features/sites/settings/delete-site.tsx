import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteSite } from '@visible-ai/shared/sites/endpoints';
import type { Site } from '@visible-ai/shared/sites/schema';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toastFailure } from '@/components/toast-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { toast } from '@/components/ui/toast.ts';
import { callUnlessGone } from '@/lib/call-unless-gone.ts';
import { siteKeys } from '../site-keys.ts';

/** Deletes a site with all of its audits, after a dialog that names it. */
export function DeleteSite({ site }: { site: Site }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => callUnlessGone(deleteSite, { params: { id: site.id } }),
    onSuccess: () => {
      navigate('/sites', { replace: true });
      toast.success(`${site.name} is deleted`);
      queryClient.removeQueries({ queryKey: siteKeys.site(site.id) });
      void queryClient.invalidateQueries({ queryKey: siteKeys.list });
    },
    onError: (error) => toastFailure(error, 'The site could not be deleted'),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Delete this site
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${site.name}?`}
        description="The site and all of its audits, scores and comparisons are deleted. This cannot be undone. Your files and single-page analyses stay."
        confirmLabel="Delete this site"
        destructive
        pending={deleting.isPending}
        onConfirm={() => deleting.mutate()}
      />
    </>
  );
}
