// Wraps MDXComponents (theme-classic 3.7.0).
// Adds what the samples remark plugin and pages write: record panels, file groups, marks of what is new, the "Checked with" line.
import MDXComponents from '@theme-original/MDXComponents';
import CheckedWith from '@site/src/components/CheckedWith';
import RequestRecord from '@site/src/components/RequestRecord';
import SampleFiles from '@site/src/components/SampleFiles';
import Since from '@site/src/components/Since';
import './samples.css';

export default {...MDXComponents, CheckedWith, RequestRecord, SampleFiles, Since};
