import { useState } from 'react';
import { rowsCsv, type ManageArea } from '../../../core/staff';
import { CouponCodes } from '../../pages/manage/CouponCodes';
import { saveFile } from '../../state/device/save-file';
import { useNotify } from '../../state/use-notify';

interface Props {
  readonly coupon: string;
  readonly manage: Pick<ManageArea, 'generateCoupons'>;
}

/** Generates codes like the open coupon and saves them as CSV. */
export function CouponCodesPanel({ coupon, manage }: Props) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const generate = async (prefix: string, count: number) => {
    setBusy(true);
    try {
      const codes = await manage.generateCoupons({ coupon, prefix, count });
      const rows = codes.map((code) => ({ code }));
      saveFile(`${prefix.toLowerCase()}-codes.csv`, 'text/csv', rowsCsv(['code'], rows));
    } catch (error) {
      notify(error);
    }
    setBusy(false);
  };
  return <CouponCodes busy={busy} onGenerate={(prefix, count) => void generate(prefix, count)} />;
}
