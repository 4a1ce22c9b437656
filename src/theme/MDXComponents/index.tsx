// Wraps MDXComponents (theme-classic 3.7.0).
// Adds the components that pages and src/remark/samples use. Replaces tables with ones that keyboards can scroll.
import MDXComponents from '@theme-original/MDXComponents';
import CheckedWith from '@site/src/components/CheckedWith';
import RecordedRequests from '@site/src/components/RecordedRequests';
import SampleFiles from '@site/src/components/SampleFiles';
import ScrollingTable from '@site/src/components/ScrollingTable';
import Since from '@site/src/components/Since';
import LiveSample from '@site/src/live/LiveSample';
import './samples.css';

export default {...MDXComponents, CheckedWith, LiveSample, RecordedRequests, SampleFiles, Since, table: ScrollingTable};
