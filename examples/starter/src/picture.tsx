import { imageUrl } from 'vitrine';

const SIZE = { width: 600, height: 750 };

export function Picture({ sku, name, path }: { readonly sku: string; readonly name: string; readonly path?: string }) {
  if (path) return <img className="picture" src={imageUrl(path, SIZE)} alt={name} {...SIZE} />;
  const hue = [...sku].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return (
    <div className="picture paper" style={{ '--hue': hue } as React.CSSProperties} aria-hidden>
      {name}
    </div>
  );
}
