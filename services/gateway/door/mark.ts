/**
 * In every answer of this gateway, and in none of a proxy's or a captive portal's: by it a client tells the service's
 * refusals from those of others.
 */
export const mark = { 'x-yoldas': '1' }
