export function discountExamples(cartId: string) {
  const owner = { query: { cartId } };
  return {
    getCoupon: owner,
    applyCoupon: { query: { cartId, coupon: 'welcome10' } },
    deleteCoupon: owner,
    applyGiftCard: { ...owner, body: { code: 'AAAA-BBBB-CCCC-DDDD' }, status: 409 },
    removeGiftCard: { ...owner, body: { id: 'none' } },
    spendBonuses: { ...owner, status: 401 },
    skipBonuses: owner,
  };
}
