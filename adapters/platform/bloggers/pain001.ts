import { sepaText } from '../../../core/bloggers/payouts/sepa-text';
import { toDecimalText } from '../../../core/kernel/money';
import { markup } from '../messages';
import type { StoredBankFile, StoredTransfer } from '../ports/bloggers/bank-files';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const MAX_NAME = 70;

/** Writes a bank file as a SEPA credit transfer (ISO 20022, pain.001.001.09): one batch, booked in one sum. Pure. */
export function pain001(file: StoredBankFile): string {
  const { id, transfers, debtor, day, createdAt } = file;
  const message = `VITRINE-${String(id)}-${day.replaceAll('-', '')}`;
  const sum = toDecimalText(transfers.reduce((total, transfer) => total + transfer.sum, 0));
  const count = String(transfers.length);
  const name = sepaText(debtor.holder, MAX_NAME);
  const document = markup`<Document xmlns="${NAMESPACE}"><CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>${message}</MsgId>
      <CreDtTm>${new Date(createdAt).toISOString().slice(0, 19)}Z</CreDtTm>
      <NbOfTxs>${count}</NbOfTxs>
      <CtrlSum>${sum}</CtrlSum>
      <InitgPty><Nm>${name}</Nm></InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>${message}</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <BtchBookg>true</BtchBookg>
      <NbOfTxs>${count}</NbOfTxs>
      <CtrlSum>${sum}</CtrlSum>
      <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>
      <ReqdExctnDt><Dt>${day}</Dt></ReqdExctnDt>
      <Dbtr><Nm>${name}</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>${debtor.account}</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId>${
        debtor.bic === '' ? markup`<Othr><Id>NOTPROVIDED</Id></Othr>` : markup`<BICFI>${debtor.bic}</BICFI>`
      }</FinInstnId></DbtrAgt>
      <ChrgBr>SLEV</ChrgBr>
      ${transfers.map((transfer) => transferOf(transfer))}
    </PmtInf>
  </CstmrCdtTrfInitn></Document>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document.text.replaceAll(/>\s+</g, '><')}\n`;
}

function transferOf({ payoutId, sum, holder, account, bic }: StoredTransfer) {
  const reference = `PAYOUT-${String(payoutId)}`;
  return markup`<CdtTrfTxInf>
    <PmtId><EndToEndId>${reference}</EndToEndId></PmtId>
    <Amt><InstdAmt Ccy="EUR">${toDecimalText(sum)}</InstdAmt></Amt>
    ${bic === '' ? undefined : markup`<CdtrAgt><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></CdtrAgt>`}
    <Cdtr><Nm>${holder}</Nm></Cdtr>
    <CdtrAcct><Id><IBAN>${account}</IBAN></Id></CdtrAcct>
    <RmtInf><Ustrd>${reference}</Ustrd></RmtInf>
  </CdtTrfTxInf>`;
}
