import { type RouteConfig, route } from '@react-router/dev/routes';

export default [route('en-ca/cart', 'routes/cart.tsx')] satisfies RouteConfig;
