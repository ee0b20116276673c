/**
 * Entry `vitrine/ui`: components for custom React applications. Styles: `vitrine/ui/tokens.css` and
 * `vitrine/ui/components.css`.
 */
export { Breadcrumbs } from './components/Breadcrumbs';
export { Button, ButtonLink } from './components/Button';
export { ChoiceList, type Choice } from './components/ChoiceList';
export { DialogPanel } from './components/DialogPanel';
export { Drawer } from './components/Drawer';
export { Field } from './components/Field';
export { Icon, type IconName } from './components/Icon';
export { Modal } from './components/Modal';
export { Picture } from './components/Picture';
export { type PictureUrl } from './components/picture-url';
export { Price } from './components/Price';
export { QuantityStepper } from './components/QuantityStepper';
export { SelectField } from './components/SelectField';
export { Stars } from './components/Stars';
export { type TileProps } from './components/TileBody';
export { TotalsList } from './components/TotalsList';
export { WishlistButton } from './components/WishlistButton';
export { ProductGrid, type ProductGridProps } from './library/ProductGrid';
export { ProductTile, type ProductTileProps } from './library/ProductTile';
export { WaitingOrders, type WaitingOrdersProps } from './library/WaitingOrders';
export { UiProvider, type LinkProps, type UiProviderProps } from './library/ui-provider';
