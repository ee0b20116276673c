import org.codelibs.opensearch.runner.OpenSearchRunner;

/** One OpenSearch node on a local port, until the process ends. Arguments: folder of its data, port. */
public class Node {
  public static void main(String[] args) throws Exception {
    OpenSearchRunner runner = new OpenSearchRunner();
    runner
        .onBuild((number, settings) -> settings.put("http.port", args[1]))
        .build(OpenSearchRunner.newConfigs().clusterName("vitrine").numOfNode(1).basePath(args[0]).disableESLogger());
    Thread.currentThread().join();
  }
}
