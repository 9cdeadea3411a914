import { getRouteApi } from '@tanstack/react-router';
import { ReportButton } from '#web/features/moderation/report/ReportButton.tsx';
import { PersonPage } from '#web/features/people/PersonPage.tsx';

const route = getRouteApi('/users/$id');

export function PersonArea() {
  const { id } = route.useParams();
  return <PersonPage report={<ReportButton kind="profile" subjectId={id} authorId={id} />} />;
}
