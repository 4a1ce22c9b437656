// Wraps MDXComponents (theme-classic 3.7.0).
// Adds what the samples remark plugin and pages write: recorded requests, file groups, marks of what is new, the "Checked with" line.
// Tables that scroll can be reached by keyboard.
import MDXComponents from '@theme-original/MDXComponents';
import CheckedWith from '@site/src/components/CheckedWith';
import RecordedRequests from '@site/src/components/RecordedRequests';
import SampleFiles from '@site/src/components/SampleFiles';
import ScrollingTable from '@site/src/components/ScrollingTable';
import Since from '@site/src/components/Since';
import './samples.css';

export default {...MDXComponents, CheckedWith, RecordedRequests, SampleFiles, Since, table: ScrollingTable};
