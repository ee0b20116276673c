export function Tracking({ number, link }: { readonly number: string; readonly link: string | null }) {
  if (link === null) return <span>{number}</span>;
  return (
    <a href={link} rel="noopener noreferrer" target="_blank">
      {number}
    </a>
  );
}
