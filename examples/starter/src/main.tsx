import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ShopProvider } from 'vitrine/react';
import { App } from './app';
import { shop } from './shop';
import 'vitrine/ui/tokens.css';
import 'vitrine/ui/components.css';
import './skin.css';
import './shapes.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
void shop.start();
createRoot(root).render(
  <StrictMode>
    <ShopProvider shop={shop}>
      <App address={new URL(location.href)} />
    </ShopProvider>
  </StrictMode>,
);
