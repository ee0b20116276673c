/**
 * Entry `vitrine/ui`: components for custom React applications. Styles: `vitrine/ui/tokens.css` and
 * `vitrine/ui/components.css`.
 */
export { Breadcrumbs } from './components/base/Breadcrumbs';
export { Button, ButtonLink } from './components/base/Button';
export { ChoiceList, type Choice } from './components/fields/ChoiceList';
export { DialogPanel } from './components/base/DialogPanel';
export { Drawer } from './components/base/Drawer';
export { Field } from './components/fields/Field';
export { Icon, type IconName } from './components/base/Icon';
export { Modal } from './components/base/Modal';
export { Picture } from './components/base/Picture';
export { type PictureUrl } from './components/base/picture-url';
export { Price } from './components/base/Price';
export { QuantityStepper } from './components/fields/QuantityStepper';
export { SelectField } from './components/fields/SelectField';
export { Stars } from './components/base/Stars';
export { type TileProps } from './components/products/TileBody';
export { TotalsList } from './components/bag/TotalsList';
export { WishlistButton } from './components/products/WishlistButton';
export { ProductGrid, type ProductGridProps } from './library/ProductGrid';
export { ProductTile, type ProductTileProps } from './library/ProductTile';
export { WaitingOrders, type WaitingOrdersProps } from './library/WaitingOrders';
export { UiProvider, type LinkProps, type UiProviderProps } from './library/ui-provider';
