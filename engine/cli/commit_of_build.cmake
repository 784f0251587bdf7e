# Writes FILE with the commit that SOURCE_DIR is at. Run with every build; the file changes only when the answer does.
execute_process(COMMAND git rev-parse --short=12 HEAD
    WORKING_DIRECTORY ${SOURCE_DIR} OUTPUT_VARIABLE commit ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE failed)
if(failed)
    set(commit unknown)
else()
    # Measured values are data that this very program writes.
    execute_process(COMMAND git status --porcelain -- CMakeLists.txt engine ":!engine/*/data/*.json" ":!*.md"
        WORKING_DIRECTORY ${SOURCE_DIR} OUTPUT_VARIABLE changes ERROR_QUIET)
    if(changes)
        string(APPEND commit -dirty)
    endif()
endif()
file(CONFIGURE OUTPUT ${FILE} CONTENT "constexpr const char* kCommitOfBuild = \"${commit}\";\n")
