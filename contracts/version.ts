/** Of the interface; `GET /health` and the OpenAPI document carry it. */
export const apiVersion = '1.0.0'
