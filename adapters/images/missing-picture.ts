export const MISSING_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" role="img" aria-label="No picture">' +
  '<path d="M-900-900H1200V1300H-900Z" fill="#e9e3d7"/>' +
  '<path d="M135 172a15 15 0 1 1 22 13c-5 3-7 6-7 12v6l72 44c9 6 5 19-6 19H84c-11 0-15-13-6-19l72-44" fill="none" stroke="#b9ae9c" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>' +
  '</svg>';
