/** What one import holds at most. */
export const importLimits = { rows: 500, characters: 1_000_000, rowBytes: 512 * 1024 } as const;

/** Said of a table that staff bring, and of its cells. */
export const importMessages = {
  tooLong: /*i18n*/ { id: 'The table has more than a million characters. Please bring it in parts.' },
  encoding: /*i18n*/ {
    id: 'This is not written in UTF-8. In the spreadsheet choose “CSV UTF-8”, or copy the cells and paste them here.',
  },
  empty: /*i18n*/ { id: 'The table is empty. Its first line names the columns.' },
  noCsv: /*i18n*/ { id: 'The rows of this table cannot be told apart: somewhere a quotation mark is open.' },
  noColumns: /*i18n*/ {
    id: 'No column of the first line is known. The example shows what they are called.',
  },
  tooManyRows: /*i18n*/ { id: 'The table has more than 500 rows. Please bring it in parts.' },
  faultyRows: /*i18n*/ { id: 'Some rows are not right. Nothing was added.' },
  nothingNew: /*i18n*/ { id: 'No row is left to be added.' },
  tooOften: /*i18n*/ { id: 'That was often in a short time. Please wait a few minutes.' },
  noChoice: /*i18n*/ { id: '“{given}” is none of what can stand in this column' },
  yesOrNo: /*i18n*/ { id: 'Write yes or no, or leave it empty' },
} as const;
