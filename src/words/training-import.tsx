import { Outlet } from 'react-router';
import { speak } from './catalogues.client.ts';

await speak('training-import');

export default Outlet;
